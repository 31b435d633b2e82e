"""The hand-drawn part of the map: where lands and seas end. Edit this file to move a border.

All places are (longitude, latitude) in degrees. Borders on land follow the ranges and rivers that divided these lands
in antiquity; they are drawn as a few points and made ragged later. A line ends at a junction (a name) or runs on across
the coast, where it is cut off.
"""

from __future__ import annotations

Place = tuple[float, float]

# Where three lands meet.
JUNCTIONS: dict[str, Place] = {
    "prespa": (20.85, 41.0),  # north, Epirus, Macedonia
    "rhodope": (23.55, 41.28),  # north, Macedonia, Thrace
    "tymphe": (21.02, 40.22),  # Epirus, Macedonia, Olympos
    "lakmos": (21.2, 39.82),  # Epirus, Olympos, Thessaly
    "dolopia": (21.42, 39.32),  # Epirus, Thessaly, Aetolia
    "tymphrestos": (21.85, 38.98),  # Thessaly, Aetolia, Phocis
    "bolbe": (23.4, 41.0),  # Macedonia, Chalcidice, Thrace
    "stymphalos": (22.42, 37.9),  # Achaea, Argolis, Arcadia
    "lykaion": (21.86, 37.58),  # Achaea, Arcadia, Messenia
    "taygetos": (22.17, 37.26),  # Arcadia, Messenia, Laconia
    "parnon": (22.58, 37.34),  # Arcadia, Argolis, Laconia
    "katakekaumene": (29.2, 38.12),  # Lydia, Caria, the unused interior
    "kibyra": (29.25, 37.38),  # Caria, Lycia, the unused interior
}

# Land borders: what draws them, and the line.
LAND_BORDERS: dict[str, list[str | Place]] = {
    # The north
    "Illyrian hills": [(19.6, 41.9), (19.78, 41.5), (20.05, 41.18), (20.45, 41.08), "prespa"],
    "Paionian hills": ["prespa", (21.3, 41.2), (21.8, 41.12), (22.3, 41.28), (22.95, 41.2), "rhodope"],
    "Haimos foothills": [
        "rhodope",
        (24.2, 41.45),
        (24.8, 41.33),
        (25.5, 41.42),
        (26.1, 41.36),
        (26.8, 41.46),
        (27.4, 41.42),
        (28.4, 41.75),
    ],
    # Northern Greece
    "Grammos": ["prespa", (20.82, 40.72), (21.0, 40.48), "tymphe"],
    "Haliakmon": ["tymphe", (21.4, 40.32), (21.75, 40.2), (22.1, 40.34), (22.4, 40.36), (22.85, 40.44)],
    "north Pindos": ["tymphe", (21.05, 40.02), "lakmos"],
    "Peneios": ["lakmos", (21.6, 39.9), (21.95, 39.76), (22.35, 39.84), (22.6, 39.8), (22.95, 39.86)],
    "Pindos": ["lakmos", (21.22, 39.58), "dolopia"],
    "Ambrakia": ["dolopia", (21.3, 39.06), (21.22, 38.86), (20.98, 38.82), (20.8, 38.87), (20.6, 38.84)],
    "Axios": [(22.86, 40.45), (22.9, 40.7), (23.0, 40.9), "bolbe"],
    "Strymon": ["rhodope", (23.4, 41.1), "bolbe"],
    "Pangaion": ["bolbe", (23.7, 41.02), (24.0, 40.92), (24.2, 40.7)],
    # Central Greece
    "Agrapha": ["dolopia", (21.62, 39.22), "tymphrestos"],
    "Spercheios": ["tymphrestos", (22.15, 38.99), (22.4, 38.9), (22.75, 38.88)],
    "Korax": ["tymphrestos", (21.95, 38.75), (21.92, 38.55), (22.02, 38.42), (22.0, 38.2)],
    "Parnassos": [(23.1, 38.8), (22.9, 38.6), (22.78, 38.48), (22.6, 38.4), (22.56, 38.15)],
    "Kithairon": [(23.1, 38.13), (23.3, 38.24), (23.5, 38.26), (23.7, 38.34), (23.85, 38.5)],
    "Geraneia": [(23.1, 38.18), (23.13, 38.0), (23.1, 37.8)],
    # Peloponnese
    "Sikyon": ["stymphalos", (22.5, 38.0), (22.55, 38.2)],
    "Erymanthos": ["stymphalos", (22.15, 37.93), (21.92, 37.78), "lykaion"],
    "Neda": ["lykaion", (21.72, 37.5), (21.45, 37.47)],
    "Alpheios": ["lykaion", (21.98, 37.38), "taygetos"],
    "Tegea": ["taygetos", (22.3, 37.2), "parnon"],
    "Artemision": ["stymphalos", (22.5, 37.7), (22.45, 37.5), "parnon"],
    "Parnon": ["parnon", (22.7, 37.36), (22.9, 37.32)],
    "Taygetos": ["taygetos", (22.24, 37.14), (22.36, 37.0), (22.38, 36.88), (22.1, 36.82)],
    # Asia Minor
    "Ida": [(26.8, 39.58), (27.15, 39.58), (27.4, 39.75), (27.7, 39.9), (27.85, 40.15), (28.08, 40.5)],
    "Olympos of Mysia": [
        (28.98, 40.5),
        (29.0, 40.2),
        (29.25, 39.9),
        (29.25, 39.5),
        (29.42, 39.1),
        (29.28, 38.6),
        "katakekaumene",
    ],
    "Messogis": [(27.0, 37.72), (27.4, 37.86), (27.9, 37.82), (28.4, 37.98), (28.85, 37.95), "katakekaumene"],
    "Kadmos": ["katakekaumene", (29.28, 37.75), "kibyra"],
    "Indos": ["kibyra", (28.98, 37.1), (28.92, 36.9), (28.65, 36.62)],
    "Milyas": ["kibyra", (29.55, 37.26), (29.8, 37.02), (30.4, 37.08)],
    # Crete, before it is enlarged
    "Ida of Crete": [(24.72, 36.0), (24.8, 35.32), (24.74, 34.6)],
}

# One place inside each land of the three large bodies. Small islands need none.
LANDS: dict[str, Place] = {
    "epirus": (20.6, 39.7),
    "macedonia": (22.0, 40.8),
    "chalcidice": (23.45, 40.5),
    "thrace": (25.5, 41.1),
    "olympos": (22.0, 40.1),
    "thessaly": (22.2, 39.4),
    "aetolia": (21.5, 38.7),
    "phocis": (22.4, 38.65),
    "boeotia": (23.2, 38.4),
    "attica": (23.85, 38.0),
    "achaea": (21.6, 37.9),
    "arcadia": (22.2, 37.55),
    "argolis": (22.75, 37.7),
    "messenia": (21.8, 37.1),
    "laconia": (22.5, 37.0),
    "troad": (26.9, 39.9),
    "lydia": (28.3, 38.9),
    "caria": (28.3, 37.5),
    "lycia": (29.6, 36.8),
    "cydonia": (24.2, 35.3),
    "knossos": (25.2, 35.15),
}
UNUSED_LANDS: dict[str, Place] = {"phrygia": (29.8, 39.0)}

# Islands that are territories: a place on them, how much they are enlarged across and down, how far they are moved
# (pixels) so that straits stay open, and how much their shore is pushed out (pixels): narrow ones must carry discs too.
ISLANDS: dict[str, tuple[Place, tuple[float, float], tuple[float, float], float]] = {
    "corcyra": ((19.8, 39.62), (2.45, 1.65), (-30.0, 8.0), 9.0),
    "cephalonia": ((20.55, 38.22), (2.4, 1.6), (-28.0, 8.0), 3.0),
    "euboea": ((23.85, 38.55), (1.08, 1.1), (24.0, -14.0), 4.5),
    "lesbos": ((26.25, 39.2), (1.75, 1.45), (-32.0, 2.0), 3.0),
    "chios": ((26.03, 38.4), (3.1, 1.6), (-40.0, 4.0), 4.0),
    "naxos": ((25.5, 37.05), (3.6, 2.7), (-8.0, 6.0), 4.0),
    "rhodes": ((27.95, 36.2), (2.5, 1.4), (20.0, 24.0), 4.0),
}
CRETE: tuple[Place, tuple[float, float], tuple[float, float], float] = ((25.0, 35.2), (1.24, 1.8), (6.0, 4.0), 2.0)
STRAIT = 11.0  # water between two territories on either side of it, in pixels

# Waters too narrow to see, opened to the given width in pixels.
CHANNELS: list[tuple[float, list[Place]]] = [
    (19.0, [(26.1, 40.02), (26.32, 40.1), (26.4, 40.2), (26.62, 40.36), (26.9, 40.46)]),  # Hellespont
    (9.0, [(29.0, 40.98), (29.08, 41.1), (29.2, 41.35)]),  # Bosporos
    (15.0, [(21.55, 38.3), (21.75, 38.32), (21.95, 38.34)]),  # Rhion
]

# Atlantis: three islands of our own making, in pixels: centre, half axes, and the numbers that make its shore.
ATLANTIS: dict[str, tuple[float, float, float, float, int]] = {
    "west": (228.0, 1188.0, 100.0, 60.0, 4),
    "middle": (604.0, 1184.0, 172.0, 80.0, 17),
    "east": (980.0, 1182.0, 100.0, 60.0, 9),
}
# The middle island's two lands, divided from the north-west to the south-east so that both look on both seas.
ATLANTIS_BORDER: list[tuple[float, float]] = [
    (390.0, 1112.0),
    (480.0, 1146.0),
    (545.0, 1188.0),
    (625.0, 1180.0),
    (710.0, 1206.0),
    (840.0, 1250.0),
]
ATLANTIS_LANDS: dict[str, tuple[float, float]] = {
    "atlantis-west": (228.0, 1186.0),
    "atlantis-north": (650.0, 1150.0),
    "atlantis-south": (560.0, 1222.0),
    "atlantis-east": (980.0, 1182.0),
}

# Where three seas meet. An island's name stands for the middle of the island.
SEA_JUNCTIONS: dict[str, Place] = {
    "mouth of the Corinthian Gulf": (21.17, 38.2),
    "off Pallene": (23.95, 39.62),
    "off Karpathos": (26.7, 36.25),
    "west of Crete": (22.9, 35.75),
}

# Sea borders: the two seas, and the line. "end of X" is where the land border X reaches the coast, so that no land gets
# a corner of a sea that is not its own.
SEA_BORDERS: dict[str, list[str | Place]] = {
    "adriatic-ionian west": [(18.6, 39.25), (19.3, 39.38), "corcyra"],
    "adriatic-ionian east": ["corcyra", (20.25, 39.08), (20.5, 38.9), "end of Ambrakia"],
    "ionian-sicilian west": [(18.6, 37.85), (19.5, 38.05), "cephalonia"],
    "ionian-sicilian east": ["cephalonia", (20.95, 38.17), "mouth of the Corinthian Gulf"],
    "ionian-corinthian": ["mouth of the Corinthian Gulf", (21.2, 38.5)],
    "sicilian-corinthian": ["mouth of the Corinthian Gulf", (21.42, 38.12)],
    "sicilian-cretan": [(22.47, 36.6), (22.42, 36.2), "west of Crete"],
    "sicilian-libyan": [(18.6, 35.05), (20.0, 35.3), (21.6, 35.35), "west of Crete"],
    "cretan-libyan": ["west of Crete", (23.3, 35.45), (24.0, 35.3)],
    "thermaic-aegean": [(23.0, 39.55), (23.5, 39.5), "off Pallene"],
    "thermaic-thracian": [(23.64, 40.0), (23.82, 39.85), "off Pallene"],
    "thracian-aegean west": ["off Pallene", (24.6, 39.6), (25.3, 39.45), "lesbos"],
    "thracian-aegean east": ["lesbos", (26.45, 39.46), (26.75, 39.52), "end of Ida"],
    "thracian-propontis": [(26.2, 40.24), (26.42, 40.2), (26.7, 40.16)],
    "propontis-pontos": [(28.7, 41.1), (29.05, 41.0), (29.3, 40.9)],
    "aegean-saronic west": ["end of Kithairon", (23.98, 38.5), (24.2, 38.66)],
    "aegean-saronic east": [(24.42, 38.15), (24.75, 37.85), (25.05, 37.5), "naxos"],
    "aegean-icarian west": ["naxos", (25.7, 37.6), (25.85, 38.0), "chios"],
    "aegean-icarian east": ["chios", (26.2, 38.42), (26.6, 38.36)],
    "saronic-cretan": [(22.95, 36.7), (23.4, 36.42), (24.2, 36.62), (24.8, 36.8), "naxos"],
    "icarian-cretan": ["naxos", (26.0, 36.6), "off Karpathos"],
    "cretan-carpathian": ["off Karpathos", (26.75, 35.75), (26.4, 35.2)],
    "icarian-carpathian west": ["off Karpathos", (27.2, 36.15), "rhodes"],
    "icarian-carpathian east": ["rhodes", (28.25, 36.55), (28.4, 36.95)],
    "carpathian-libyan": [(25.9, 35.05), (26.9, 34.95), (28.4, 34.85), (30.6, 35.05)],
}
# In the invented south the lines are in pixels.
SOUTHERN_BORDERS: dict[str, list[tuple[float, float]]] = {
    "libyan-atlantean": [
        (-30.0, 1100.0),
        (140.0, 1090.0),
        (360.0, 1078.0),
        (620.0, 1062.0),
        (860.0, 1074.0),
        (1230.0, 1092.0),
    ],
    "atlantean-okeanos west": [(-30.0, 1196.0), (70.0, 1206.0), (228.0, 1190.0)],
    "atlantean-okeanos middle west": [(228.0, 1190.0), (370.0, 1206.0), (560.0, 1200.0)],
    "atlantean-okeanos middle east": [(650.0, 1172.0), (820.0, 1198.0), (980.0, 1190.0)],
    "atlantean-okeanos east": [(980.0, 1190.0), (1130.0, 1206.0), (1230.0, 1196.0)],
}

# One place in each sea.
SEAS: dict[str, Place] = {
    "adriatic": (19.35, 40.0),
    "ionian": (20.0, 38.7),
    "sicilian": (20.8, 37.0),
    "corinthian": (22.4, 38.2),
    "thermaic": (23.0, 40.1),
    "thracian": (25.0, 40.5),
    "propontis": (28.2, 40.7),
    "aegean": (24.9, 38.8),
    "saronic": (23.6, 37.3),
    "icarian": (26.5, 37.4),
    "cretan": (24.3, 36.1),
    "carpathian": (28.8, 35.7),
}
SOUTHERN_SEAS: dict[str, tuple[float, float]] = {
    "libyan": (600.0, 1035.0),
    "atlantean": (430.0, 1100.0),
    "okeanos": (430.0, 1270.0),
}
UNUSED_WATERS: dict[str, Place] = {"pontos": (29.0, 41.4)}

# The line each sea's name is written along: start, bend, end, in pixels.
SEA_NAMES: dict[str, list[tuple[float, float]]] = {
    "adriatic": [(16.0, 262.0), (22.0, 190.0), (58.0, 90.0)],
    "ionian": [(8.0, 432.0), (70.0, 436.0), (140.0, 420.0)],
    "sicilian": [(20.0, 690.0), (130.0, 680.0), (260.0, 730.0)],
    "corinthian": [(342.0, 504.0), (412.0, 518.0), (502.0, 557.0)],
    "thermaic": [(455.0, 196.0), (510.0, 250.0), (610.0, 280.0)],
    "thracian": [(620.0, 218.0), (710.0, 200.0), (810.0, 226.0)],
    "propontis": [(965.0, 188.0), (1030.0, 186.0), (1100.0, 188.0)],
    "aegean": [(640.0, 372.0), (710.0, 372.0), (790.0, 400.0)],
    "saronic": [(500.0, 790.0), (590.0, 770.0), (690.0, 710.0)],
    "icarian": [(868.0, 764.0), (908.0, 716.0), (916.0, 606.0)],
    "cretan": [(590.0, 866.0), (700.0, 856.0), (820.0, 868.0)],
    "carpathian": [(990.0, 960.0), (1080.0, 940.0), (1190.0, 945.0)],
    "libyan": [(480.0, 1042.0), (600.0, 1034.0), (740.0, 1042.0)],
    "atlantean": [(250.0, 1118.0), (350.0, 1116.0), (470.0, 1094.0)],
    "okeanos": [(300.0, 1282.0), (370.0, 1288.0), (460.0, 1282.0)],
}
