import { beforeAll, describe, expect, it } from 'vitest'
import { budgets, measure } from '../../scripts/size.mjs'

describe('the weight of the production build', () => {
  let size: Awaited<ReturnType<typeof measure>>
  beforeAll(async () => {
    size = await measure('dist')
  })

  it('the first load of / stays within its budget of JavaScript', () => {
    expect(size.firstLoad).toBeGreaterThan(50_000)
    expect(size.firstLoad).toBeLessThanOrEqual(budgets.firstLoad)
  })

  it('[PERF-01] so does the lobby until it is complete above the fold', () => {
    expect(size.fold).toBeGreaterThan(size.firstLoad)
    expect(size.fold).toBeLessThanOrEqual(budgets.fold)
  })

  it('so does every other route as entry', () => {
    expect(size.routes.length).toBeGreaterThan(0)
    expect(size.routes.filter(({ br }) => br > budgets.otherRoute)).toEqual([])
  })

  it('styles and fonts of the first view stay within theirs', () => {
    expect(size.stylesAndFonts).toBeGreaterThan(80_000)
    expect(size.stylesAndFonts).toBeLessThanOrEqual(budgets.stylesAndFonts)
  })

  it('so does everything precached, without art', () => {
    expect(size.installed).toBeLessThanOrEqual(budgets.installed)
  })
})
