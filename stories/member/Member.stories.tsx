import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { keyScreen, noPicture, screen } from '../../.storybook/modes'
import { backend } from '../../.storybook/world/world'
import { FAULT_NAMES } from '../../mocks/network/adapters/route'
import { parseFaults } from '../../mocks/network/faults/faults'
import { texts } from '../../src/i18n'
import type { MemberStore } from '../../src/stores/member/MemberStore'
import { useStores } from '../../src/stores/react/stores'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Member',
  component: AppAt,
  args: { path: '/member' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Regular: Story = {
  tags: ['variant'],
  parameters: { chromatic: keyScreen },
}

export const RegularTest: Story = {
  ...Regular,
  tags: ['interaction-test'],
  parameters: { ...Regular.parameters, chromatic: noPicture },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows profile and balances', async () => {
      await expect(await canvas.findByTestId('balance')).toHaveTextContent(/^[\d,]+\.\d\d$/)
    })
    await step('logout asks for confirmation', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: texts.t('member.signOut') }))
      const ask = within(await within(document.body).findByRole('dialog', { name: texts.t('member.signOut.ask') }))
      await userEvent.click(ask.getByRole('button', { name: texts.t('member.signOut.stay') }))
      await expect(canvas.getByTestId('balance')).toBeVisible()
    })
  },
}

/** The eye hides every amount of the page, also that of a receipt; the accessible name says so. */
export const HiddenAmountsTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide amounts' }))
    await waitFor(() => expect(canvas.queryByTestId('balance')).toBeNull())
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument()
    await expect(canvas.queryByText(/to withdraw$/)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring it back' }))
    await expect(await canvas.findByText('It’s back in your balance.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show amounts' }))
    await expect(canvas.getByText('34.00 is back in your balance. It’s 12,514.50 now.')).toBeVisible()
    await expect(await canvas.findByTestId('balance')).toHaveTextContent('12,514.50')
    await expect(await canvas.findByText(/ to withdraw$/)).toBeVisible()
  },
}

/** Settings open in a sheet on a phone; their row says what holds. */
export const SettingsTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Settings ?English · sound off$/ }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Settings' }))
    await userEvent.click(await sheet.findByRole('switch', { name: 'Sound and vibration' }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: /^Settings ?English · sound on$/ })).toBeVisible()
  },
}

/** The list says how well the account is protected and how many games are kept; no tab is in it. */
export const MenuTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('list', { name: texts.t('member.menu') }))
    await expect(
      await menu.findByRole('link', { name: /^Security ?Level 2 of 3 · set a safe-box password/ }),
    ).toHaveAttribute('href', '/member/profile')
    await expect(menu.getByRole('link', { name: /^Favorites and recent ?\d+ games$/ })).toBeVisible()
    for (const tab of ['Lucky jackpot', 'Bonus center', 'Wallet'])
      await expect(menu.queryByRole('link', { name: tab })).toBeNull()
    const tiles = within(canvas.getByRole('list', { name: 'Records and offers' }))
    // Whether there is a dot is said by its own story.
    await expect(tiles.getAllByRole('link').map(({ textContent }) => textContent?.replace(/Ready$/, ''))).toEqual([
      'Report',
      'Rewards',
      'Records',
      'Coupons',
      'Tasks',
    ])
  },
}

/** A read beside the account that fails leaves its line out. */
export const SideReadsFailed: Story = {
  tags: ['variant'],
  parameters: {
    mock: { persona: 'regular', fault: 'getExchange:http502,gameBalances:http502,playCare:http502' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('balance')).toBeVisible()
    await expect(canvas.queryByText(/ to withdraw$/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Bring it back' })).toBeNull()
  },
}

/** A wide window has room for the last seven days, the latest rounds, and the settings. */
export const Wide: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('region', { name: '7 days' })
    await expect(await within(week).findByText('Won')).toBeVisible()
    await expect(within(week).getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/member/report')
    const latest = within(await canvas.findByRole('region', { name: 'Latest rounds' }))
    await waitFor(() => expect(latest.getAllByRole('button')).toHaveLength(4))
    await expect(latest.getByRole('link', { name: 'All records' })).toHaveAttribute('href', '/member/report')
    await expect(await canvas.findByRole('switch', { name: 'Sound and vibration' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^Settings/ })).toBeNull()
    const signOut = await canvas.findByRole('button', { name: texts.t('member.signOut') })
    const bottom = () => signOut.getBoundingClientRect().bottom + window.scrollY
    await waitFor(() => expect(bottom()).toBeGreaterThan(0.7 * window.innerHeight))
  },
}

/** Experience is shown in whole points. */
export const Newcomer: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^[\d,]+ XP to VIP \d+$/)).toBeVisible()
  },
}

export const TopLevel: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'vip6' }, chromatic: screen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

/** Menu and tabs show the same red dots, only for pages that are built. */
export const RedDots: Story = {
  parameters: { mock: { persona: 'collector' } },
  play: async ({ canvas }) => {
    const dotted = async (landmark: HTMLElement) =>
      within(landmark)
        .getAllByRole('link', { name: /New|Ready/ })
        .map(({ textContent }) => textContent?.replace(/New|Ready/, ''))
    const menu = await canvas.findByRole('list', { name: texts.t('member.menu') })
    await within(menu).findByRole('link', { name: /^Mail.*New/ })
    await expect(await dotted(menu)).toEqual(['Mail', 'Agent'])
    await expect(await dotted(canvas.getByRole('list', { name: 'Records and offers' }))).toEqual(['Tasks'])
    await expect(await dotted(canvas.getByRole('navigation', { name: 'Main' }))).toEqual(['Bonus', 'VIP', 'Me'])
  },
}

/** A level above the ladder counts as the top; the medal follows the page's theme. */
export const UnknownLevel: Story = {
  render: () => <MemberPage />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByTestId('balance')).toBeVisible()
    member?.patch({ vip: 99 })
    await expect(await canvas.findByText('VIP 99')).toBeVisible()
    await expect(canvas.getByText(texts.t('member.top'))).toBeVisible()
    const looks = [...canvasElement.querySelectorAll('svg[data-vip]')].map((medal) => medal.getAttribute('data-vip'))
    await expect(looks).toEqual([document.documentElement.dataset['vip']])
  },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
  },
}

let member: MemberStore | undefined

function MemberPage() {
  member = useStores().member
  return <AppAt path="/member" />
}

/** The player fails to load, as after a login in another tab: shown with the reason, until a retry succeeds. */
export const Failed: Story = {
  tags: ['flow', 'variant'],
  render: () => <MemberPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('balance')).toBeVisible()
    backend.faults.add(parseFaults('getAfterLoginInfoWeb:http502*1', FAULT_NAMES))
    member?.clear()
    await member?.load()
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load this.' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side')
  },
}

export const FailedTest: Story = {
  ...Failed,
  tags: ['interaction-test'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await Failed.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

/** A failed refresh is shown with the reason; the old balance stays until a retry succeeds. */
export const RefreshFailed: Story = {
  tags: ['flow', 'variant'],
  parameters: { mock: { persona: 'regular', fault: 'refreshData:http502*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh balance' }))
    const note = await canvas.findByText(/^This may be out of date\./)
    await expect(note).toBeVisible()
    await expect(note).toHaveTextContent('Something went wrong on our side')
  },
}

export const RefreshFailedTest: Story = {
  ...RefreshFailed,
  tags: ['interaction-test'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await RefreshFailed.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText(/may be out of date/)).toBeNull())
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}
