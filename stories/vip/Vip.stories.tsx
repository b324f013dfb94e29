import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'vip/VIP club',
  component: AppAt,
  args: { path: '/vip' },
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Everything that can be claimed is there to claim. */
export const Everything: Story = { parameters: { chromatic: screen } }

/** Claims of the day are made; the next level is the goal. */
export const Regular: Story = { parameters: { mock: { persona: 'regular' } } }

/** Nothing is offered that cannot be had. */
export const Newcomer: Story = { tags: ['variant'], parameters: { mock: { persona: 'newcomer' } } }

export const TopLevel: Story = { tags: ['variant'], parameters: { mock: { persona: 'whale' } } }

export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

export const Wide: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const Loading: Story = { parameters: { mock: { persona: 'collector', fault: 'getVipInfo:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'collector', fault: 'getVipInfo:http500' } } }

/** The rooms begin at the player's own, which names what the level gives; the next ones, each in its own theme, how far they are. */
export const CarouselTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement }) => {
    const tiers = await canvas.findByRole('region', { name: 'VIP tiers' })
    await expect(await within(tiers).findByText('VIP 6')).toBeVisible()
    const rooms = [...tiers.querySelectorAll<HTMLElement>('li > [data-vip]')]
    await expect(rooms.map(({ dataset }) => dataset['vip'])).toEqual(['1', '2', '3', '4', '5', '6'])
    const [, tide, solstice] = rooms
    await expect(tide).toHaveTextContent('Daily bonus3.00')
    await expect(solstice).toHaveTextContent(/XP to VIP \d+/)
    await waitFor(() => expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Tide'))
  },
}

/** A claim shows what was received, and its row says so. */
export const ClaimTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim: Daily bonus' }))
    await within(document.body).findByText('Received: 3.00')
    await expect(await canvas.findByText(/^Claimed. Next in \d\d:\d\d:\d\d$/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Claim: Daily bonus' })).toBeNull())
  },
}

export const Refused: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'collector', fault: 'appVipUserReceiveDaily:4004*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim: Daily bonus' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This promotion has ended.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await within(document.body).findByText('Received: 3.00')
  },
}
