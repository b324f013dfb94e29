import { expect, inject, it } from 'vitest'
import { pitch } from '../../mocks/show/pitch'
import { openBrowser, phone } from '../support/browser'

const { visit } = openBrowser()
const show = `${inject('demoUrl')}/?mock.show=pitch&mock.latency=none`

const IDLE_MINUTES = 1

const opened = async (prepare?: Parameters<typeof visit>[2]) => {
  const { page, complaints } = await visit(show, phone, prepare)
  const remote = page.locator('[data-mock-show]')
  await remote.getByRole('heading', { name: 'Show', exact: true }).waitFor()
  return { page, complaints, remote }
}

it('[DEMO-02] the tour of the themes changes the page under the remote', async () => {
  const { page, remote } = await opened()
  for (const theme of ['6', '1', '3']) {
    await remote.getByRole('button', { name: `Theme ${theme}` }).click()
    await page.locator(`html[data-vip="${theme}"]`).waitFor()
  }
})

it('[DEMO-02] a team’s own beats replace the pitch; a file that is wrong is refused by a sentence', async () => {
  const { page, remote } = await opened()
  const file = remote.getByLabel('File of beats')
  const upload = (content: object) =>
    file.setInputFiles({
      name: 'beats.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  const beats = remote.getByRole('list', { name: 'Beats' }).getByRole('button')

  await upload({ ...pitch, beats: [{ ...pitch.beats[0], prepared: { grand: 'coin:5' } }] })
  await remote.getByText("A link has no key 'mock.grand'", { exact: false }).waitFor()
  expect(await beats.count()).toBe(pitch.beats.length)

  await upload({ ...pitch, name: 'own', beats: pitch.beats.filter(({ id }) => id === 'mega') })
  await expect.poll(() => beats.allTextContents()).toEqual(['The Mega jackpot'])
  await beats.click()
  await page.waitForURL(/\/activity\/jackpot/)
})

it('[DEMO-02] a kiosk begins anew when nobody is there, no link leads out of it, and a PIN ends it', async () => {
  const { page, remote } = await opened((blank) => blank.clock.install())
  await remote.getByLabel('Minutes without a tap').fill(`${IDLE_MINUTES}`)
  await remote.getByLabel('PIN to leave').fill('1234')
  await remote.getByRole('button', { name: 'Begin' }).click()
  await remote.getByRole('button', { name: 'Leave' }).waitFor()

  await remote.getByRole('button', { name: 'Close the remote' }).click()
  const leads = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.test/', textContent: 'Away' })
    document.body.prepend(link)
    link.click()
    return window.open('https://elsewhere.test/') === null
  })
  expect(leads).toBe(true)
  await page.getByText('This link leads out of the demo, and rests while it is a kiosk.').waitFor()

  await page.clock.fastForward(IDLE_MINUTES * 60_000)
  await page.waitForURL(/\/auth\/register/)
  await remote.getByRole('button', { name: 'Show', exact: true }).click()
  await remote.getByLabel('PIN', { exact: true }).fill('4321')
  await remote.getByRole('button', { name: 'Leave' }).click()
  await remote.getByText('This is not the PIN.').waitFor()
  await remote.getByLabel('PIN', { exact: true }).fill('1234')
  await remote.getByRole('button', { name: 'Leave' }).click()
  await remote.getByRole('list', { name: 'Beats' }).waitFor()
})
