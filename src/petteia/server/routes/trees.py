"""Routes for trees of tries: what somebody has tried in a game, named, commented, and shown by its link."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, put
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from petteia.analysis import AnalysisError
from petteia.analysis.report import names_of
from petteia.core.game import CHANCE, IllegalMove, State
from petteia.core.record import Record
from petteia.core.text import DEFAULT
from petteia.server.bodies import trees as bodies
from petteia.server.bots.analyses import LONGEST_TRY, Job
from petteia.server.live.rows import encoded
from petteia.server.now import now
from petteia.server.routes.analysis import StudyPath, studied
from petteia.server.routes.cleaning import clean
from petteia.server.routes.context import context_of
from petteia.server.routes.limits import EDITS
from petteia.server.routes.tables import Asked, LanguageQuery
from petteia.server.words import said
from petteia.store import trees

TreePath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{12}$")]
LARGEST = 300_000  # bytes of a body
MOST_KEPT = 300  # trees of one person
NODES = msgspec.json.Decoder(list[bodies.TreeNode])


class Trees(Controller):
    """What people have tried."""

    path = "/api"
    tags = ("analysis",)

    @get("/analysis/{study:str}/tree", summary="What I have tried in a game")
    async def own(self, request: Asked, study: StudyPath, language: LanguageQuery = DEFAULT) -> bodies.Tree:
        """Return my tree, empty if there is none."""
        context = context_of(request)
        who = await context.user(request)
        source, job = await studied(context, who.id, study, language)
        row = await trees.of_user(context.database, study, who.id)
        if row is None:
            return bodies.Tree(id="", study=study, mine=True, name="", nodes=[])
        nodes = await context.desk.do(who.id, told_nodes, job, source.record, NODES.decode(row["nodes"]), language)
        return bodies.Tree(id=row["id"], study=study, mine=True, name=row["name"], nodes=nodes)

    @put("/analysis/{study:str}/tree", summary="Keep what I have tried", request_max_body_size=LARGEST)
    async def keep(
        self, request: Asked, study: StudyPath, data: bodies.NewTree, language: LanguageQuery = DEFAULT
    ) -> bodies.Tree:
        """Keep a tree in the place of the one I had for this game, if all its moves can be made."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(EDITS, who.id)
        source, job = await studied(context, who.id, study, language)
        kept = [
            msgspec.structs.replace(node, name=clean(node.name), comment=clean(node.comment)) for node in data.nodes
        ]
        nodes = await context.desk.do(who.id, told_nodes, job, source.record, kept, language)
        context.check_keeps(request, who.id, encoded(kept))
        row: dict[str, object] = {
            "id": secrets.token_urlsafe(9),
            "study": study,
            "user_id": who.id,
            "name": clean(data.name),
            "nodes": encoded(kept),
            "used_at": now(),
        }
        if not await trees.save(context.database, row, MOST_KEPT):
            raise AnalysisError(f"you keep tries of {MOST_KEPT} games already: delete some first")
        found = await trees.of_user(context.database, study, who.id)
        number = str(row["id"]) if found is None else str(found["id"])
        return bodies.Tree(id=number, study=study, mine=True, name=str(row["name"]), nodes=nodes)

    @delete("/analysis/{study:str}/tree", summary="Let what I have tried go")
    async def remove(self, request: Asked, study: StudyPath) -> None:
        """Forget my tree; its link leads nowhere any more."""
        context = context_of(request)
        who = await context.changing_user(request)
        await trees.remove(context.database, study, who.id)

    @get("/trees/{tree:str}", summary="What somebody has tried")
    async def show(self, request: Asked, tree: TreePath, language: LanguageQuery = DEFAULT) -> bodies.Tree:
        """Return the tree a link leads to."""
        context = context_of(request)
        who = await context.user(request)
        row = await trees.find(context.database, tree, now())
        if row is None:
            raise NotFoundException("There is no such tree of tries: whoever made it has deleted it.")
        source, job = await studied(context, who.id, row["study"], language)
        nodes = await context.desk.do(who.id, told_nodes, job, source.record, NODES.decode(row["nodes"]), language)
        mine = row["user_id"] == who.id
        return bodies.Tree(id=row["id"], study=row["study"], mine=mine, name=row["name"], nodes=nodes)


def told_nodes(job: Job, record: Record, nodes: Sequence[bodies.TreeNode], language: str) -> list[bodies.TreeNodeShown]:
    """Return *nodes* in words; refuse a move that cannot be made, naming it."""
    names, states, depths = names_of(record, language), list[State](), list[int]()
    told: list[bodies.TreeNodeShown] = []
    for number, node in enumerate(nodes):
        if node.parent is not None and node.parent >= number:
            raise AnalysisError(f"node {number} stands before its parent {node.parent}")
        state = job.state_at(node.ply, []) if node.parent is None else states[node.parent].copy()
        depths.append(1 if node.parent is None else depths[node.parent] + 1)
        if depths[-1] > LONGEST_TRY:
            raise AnalysisError(f"a variation has at most {LONGEST_TRY} moves")
        actor = state.to_act
        try:
            (made,) = state.play(node.move)
        except IllegalMove as error:
            raise AnalysisError(f"node {number}, {node.move!r}: {error}") from error
        states.append(state)
        told.append(
            bodies.TreeNodeShown(
                parent=node.parent,
                ply=node.ply if node.parent is None else told[node.parent].ply,
                move=made.text,
                name=node.name,
                comment=node.comment,
                seat=CHANCE if actor is None else actor,
                words=said(record.game, made.fact, language, names),
            )
        )
    return told
