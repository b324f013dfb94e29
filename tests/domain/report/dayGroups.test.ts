import { expect, it } from 'vitest'
import { dayGroups } from '../../../src/domain/report/dayGroups'

it('rows are grouped by today, the six days before, and months, in local time', () => {
  const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).getTime()
  const now = at(3, 1)
  const rows = [
    at(3, 1, 0),
    at(2, 28, 23),
    at(2, 23, 0),
    at(2, 22, 23),
    at(2, 1),
    at(1, 31),
    new Date(2025, 0, 5).getTime(),
  ]
  const groups = dayGroups(rows, (row) => row, now)
  expect(groups.map(({ id, rows: inside }) => [id, inside.length])).toEqual([
    ['today', 1],
    ['week', 2],
    ['2026-02', 2],
    ['2026-01', 1],
    ['2025-01', 1],
  ])
  expect(groups.flatMap((group) => group.rows)).toEqual(rows)
  expect(dayGroups([], Number, now)).toEqual([])
})
