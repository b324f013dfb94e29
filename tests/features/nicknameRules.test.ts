import * as v from 'valibot'
import { expect, it } from 'vitest'
import { nicknameRules } from '../../src/features/member/profile/nicknameRules'

const limit = { min: 2, max: 20, status: 1 as const }
const family = '👨‍👩‍👧‍👦'
const accepted = (nickname: string, of: Parameters<typeof nicknameRules>[0] = limit) =>
  v.safeParse(nicknameRules(of), { nickname }).success

it('[MEMB-01] a nickname has 2 to 20 visible characters', () => {
  expect(
    [family.repeat(20), 'Jo', 'x', family, 'y'.repeat(21), ' \u202E ', '\u200Bx'].map((one) => accepted(one)),
  ).toEqual([true, true, false, false, false, false, false])
})

it('[CONF-02] without the limit any nickname is accepted that is not empty', () => {
  expect(['x', 'y'.repeat(30), ''].map((one) => accepted(one, { ...limit, status: 0 }))).toEqual([true, true, false])
})
