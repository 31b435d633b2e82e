"""The map of Olympos, made from the real coastline.

Once, in any folder:

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    python -m pip install numpy==2.4.6 shapely==2.2.0

Then, in the root of the repository:

    python -m tools.olympos_map …/package/land-10m.json --svg docs/olympos-map.svg

This writes adjacency.toml and map.json of the game, the same bytes on every run. Names, resources and stars are read
from territories.toml and seas.toml, which are written by hand; the lines that divide lands and seas are in
geography.py, also by hand.

    projection.py   degrees to pixels, with a lens over the heart of Greece
    coast.py        reads the coastline
    geography.py    borders, seas, islands, Atlantis: what one edits
    geometry.py     lines to polygons that share every corner
    layout.py       room for names, discs and resource marks
    draw.py         the picture
"""
