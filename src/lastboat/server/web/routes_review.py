"""Looking back at a match that is over: how things stood, and where they turned."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from lastboat.kernel.i18n import check_language
from lastboat.server.bots.review import told
from lastboat.server.web.responses import PROBLEMS, Bearer, HallOf, json
from lastboat.server.web.routes_play import Lang
from lastboat.server.web.schemas import Odds
from lastboat.tables import access
from lastboat.tables.errors import Frozen, NotOver

router = APIRouter(tags=["play"], responses=PROBLEMS)


@router.get("/api/tables/{table}/odds", response_model=Odds)
async def odds(hall: HallOf, token: Bearer, table: str, lang: Lang = None) -> Response:
    """The odds after each decision of a match that is over, as far as they are known; ask again until it is done."""
    async with hall.at(table, fresh=True) as live:
        access.see(live, token)
        if live.frozen is not None:
            raise Frozen(reason=live.frozen)
        if live.match is None or not live.over:
            raise NotOver(state=live.state)
        return json(told(hall.hindsight.look(live), live.match, check_language(lang) if lang else None))
