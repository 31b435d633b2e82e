"""A client of `petteia mcp` plays three moves and looks up a rule: pip install 'petteia[mcp]'. No network is needed."""

import asyncio
import sys

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client


async def main() -> None:
    petteia = StdioServerParameters(command=sys.executable, args=["-m", "petteia", "mcp", "--level", "1"])
    async with Client(stdio_client(petteia)) as client:
        opened = await client.call_tool("open_table", {"game": "gods", "opponents": "random", "seed": "7"})
        print(opened.content[0].text)
        for _ in range(3):
            told = await client.call_tool("play", {"table": 1, "move": "1"})
            print(told.content[0].text)
        rule = await client.call_tool("rule", {"game": "gods", "about": "G3.3"})
        print(rule.content[0].text)


asyncio.run(main())
