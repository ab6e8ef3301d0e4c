"""The odds of a running match, and the review of one that is over."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from lastboat.kernel.i18n import check_language
from lastboat.server.web.responses import PROBLEMS, Address, Bearer, ServicesOf, json
from lastboat.server.web.routes_play import Lang
from lastboat.server.web.schemas import Odds, Standing
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
        review = services.reviews.review(live.table)
        return json(advice.review(review.curve, review.done, match, check_language(lang) if lang else None))


@router.get("/api/tables/{table}/standing", response_model=Standing)
async def standing(services: ServicesOf, address: Address, token: Bearer, table: str) -> Response:
    """The odds of a running match as the seat of the token knows them."""
    async with services.table(table, fresh=True) as live:
        seat = access.seat(live.table, token)
    version, odds = await services.hints.standing(live, seat, address)
    return json({"version": version, "odds": odds})
