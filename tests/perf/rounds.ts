import type { FrameLocator, Page } from 'playwright'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'
import { overFloor, type Row, row } from './rows'
import { inRounds, onPhone, progress, type Stage, slowDown } from './stage'

/** How long a round is watched, ms: longer than any of these. */
const WATCHED = 4_500
/** Late frames that the machine's own noise may add. */
const NOISE = 2

const press = (name: RegExp) => (game: FrameLocator) => game.getByRole('button', { name }).click()
const rounds: readonly (readonly [name: string, gameId: number, ...presses: ReturnType<typeof press>[]])[] = [
  ['slot', 1, press(/Spin/)],
  ['crash', 2, press(/^Bet/)],
  ['mines', 3, press(/^Bet/), press(/^Row 1, column 1/)],
  ['roulette', 4, press(/^17,/), press(/Spin/)],
]

/** A round of each demo game on a slow phone: frames dropped beside an empty page that only counts them. */
export async function measureRounds({ browser, runs }: Stage): Promise<Row[]> {
  const server = await startServer({ dir: await ensureBuilt('demo'), port: 0 })
  try {
    const floor = await inRounds(runs, () => onPhone(browser, { url: 'about:blank' }, (page) => dropped(page)))
    const rows: Row[] = []
    for (const [name, gameId, ...presses] of rounds) {
      progress(`a round of ${name}`)
      const url = `${server.url}/game/start?gameId=${gameId}&mock.persona=regular&mock.seed=7&mock.latency=none`
      const ours = await inRounds(runs, () =>
        onPhone(browser, { url }, async (page) => {
          await page.goto(url)
          const game = page.frameLocator('iframe')
          await game.getByRole('main').waitFor()
          return dropped(page, async () => {
            for (const once of presses) await once(game)
          })
        }),
      )
      rows.push(row(`a round of ${name} at 4x: dropped frames`, ours, overFloor(NOISE, 'an empty page'), floor))
    }
    return rows
  } finally {
    await server.close()
  }
}

async function dropped(page: Page, play: () => Promise<void> = async () => undefined): Promise<number> {
  // What opens the page is over.
  await page.waitForTimeout(1_000)
  await slowDown(page)
  const counted = page.evaluate(countDropped, WATCHED)
  await play()
  return counted
}

/** Runs in the page, whose frames are those of the game within. */
function countDropped(ms: number): Promise<number> {
  const FRAME = 1_000 / 60
  return new Promise((resolve) => {
    const start = performance.now()
    let last = start
    let late = 0
    const step = (now: number): void => {
      late += Math.max(0, Math.round((now - last) / FRAME) - 1)
      last = now
      if (now - start < ms) requestAnimationFrame(step)
      else resolve(late)
    }
    requestAnimationFrame(step)
  })
}
