"""The review of a match that is over."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from lastboat.kernel.i18n import check_language
from lastboat.server.web.responses import PROBLEMS, Bearer, ServicesOf, json
from lastboat.server.web.routes_play import Lang
from lastboat.server.web.schemas import Odds
from lastboat.tables import access, advice
from lastboat.tables.errors import NotOver

router = APIRouter(tags=["play"], responses=PROBLEMS)


@router.get("/api/tables/{table}/odds", response_model=Odds)
async def odds(services: ServicesOf, token: Bearer, table: str, lang: Lang = None) -> Response:
    """The odds after each decision of a match that is over, so far; ask again until `done`."""
    async with services.table(table, fresh=True) as live:
        access.see(live.table, token)
        if not live.table.over and live.table.frozen is None:
            raise NotOver(state=live.table.state)
        match = live.table.started()
        review = services.reviews.look(live.table)
        return json(advice.review(review.curve, review.done, match, check_language(lang) if lang else None))
