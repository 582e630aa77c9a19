"""Keeping order in the page: a report, a table, a ban, and the log, on a desktop and on a phone."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from terrae.server.settings import STORE
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.person import BEGUN, MATS
from tests.browser.test_screens import PHONE, SIDEWAYS, serious


def test_an_admin_decides_a_report_and_rolls_a_table_back(visit: Door, house: House) -> None:
    ada, anna, ben = visit(), visit(), visit()
    made = anna.make(
        "/api/tables", {"game": "terra-nova", "seats": [{"kind": "me"}, {"kind": "open"}], "options": BEGUN}
    )
    table = made["table"]
    anna.let_in(ben, table)
    anna.move(table, f"mat {MATS[0]}")
    said = ben.make(f"/api/tables/{table}/chat", {"text": "you <b>fool</b>"})
    anna.make(f"/api/tables/{table}/report", {"message": said["id"], "reason": "rude"})
    ada.make("/api/register", {"name": "Ada.Admin", "password": "a long word 7"})
    with closing(sqlite3.connect(house.data / STORE)) as store, store:
        store.execute("update accounts set role = 'admin' where name = 'Ada.Admin'")
    ada.go(f"/admin?table={table}")
    report = ada.see(".report").filter(has_text=table)
    expect(report).to_contain_text("you <b>fool</b>")
    ada.shot("admin", whole=True)
    assert serious(ada) == []
    report.get_by_role("button", name="Hide it").click()
    expect(report).to_have_count(0)
    form = ada.see('form[data-act="rollback"]')
    form.locator('[name="ply"]').fill("0")
    form.locator("button").click()
    expect(form.locator("button")).to_contain_text("Really?")
    form.locator("button").click()
    expect(ada.see(".things").last).to_contain_text("1 -> 0")
    ada.page.set_viewport_size(PHONE["viewport"])
    ada.shot("admin-phone", whole=True)
    assert ada.page.evaluate(SIDEWAYS) <= 0 and serious(ada) == []
    ada.go(made["url"])
    ada.see("#menu").click()
    ada.click_away_to("#dialog a[href^='/admin']")
    expect(ada.see('form[data-act="rollback"]')).to_be_visible()
    anna.go(made["url"])
    anna.wait_turn()
