import { describe, expect, it } from "vitest";
import { aPerson, COACH } from "../../../test/a-person.ts";
import { diaryRights } from "./diary-rights.ts";

const withFlags = (flags: string[]) => ({ feature_flags_for_user: { flags, switches: [], samples: [] } });
const own = (flags: string[]) =>
  diaryRights({ user: aPerson({ coach: COACH, ...withFlags(flags) }), viewedId: undefined, mayChange: true });

describe("what a person may do in the diary", () => {
  it("DIARY-014 copies days and meals only with the flag", () => {
    expect(own([]).canCopy).toBe(false);
    expect(own(["FF_COPY_MEALS_TO_ANOTHER_DAY"]).canCopy).toBe(true);
  });

  it("SAFE-020 DIARY-075 shows no numbers to whoever hides them, nor where the practice does, and shows a coach those of a client", () => {
    const hiding = aPerson({ hides_numbers: true });
    const rights = (user: typeof hiding, viewedId?: number) =>
      diaryRights({ user, viewedId, mayChange: true }).showsNumbers;
    expect(rights(aPerson())).toBe(true);
    expect(rights(hiding)).toBe(false);
    expect(rights(aPerson(withFlags(["FF_DONT_SHOW_MACROS"])))).toBe(false);
    expect(rights(hiding, 3)).toBe(true);
  });

  it("DIARY-077 a coach copies for a client, and never says what was eaten", () => {
    const user = aPerson(withFlags([]));
    expect(diaryRights({ user, viewedId: 3, mayChange: true })).toMatchObject({
      canCopy: true,
      canMarkEaten: false,
    });
  });
});
