import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import type { Controls } from '../../mocks/network/controls/controls'
import { AppAt, wholeApp } from '../support/AppAt'
import { ORIGIN } from '../support/origin'

const meta: Meta<typeof AppAt> = {
  title: 'agent/Team',
  component: AppAt,
  args: { path: '/agent?tabActive=1' },
  parameters: { ...wholeApp, origin: ORIGIN, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const branches = (canvas: Canvas) => canvas.findAllByRole('treeitem', { expanded: false }, { timeout: 60_000 })

/** The first level; a member with members opens. */
export const FirstLevel: Story = { parameters: { chromatic: screen } }

/** 10,000 members. */
export const TenThousand: Story = { parameters: { mock: { persona: 'agent' } } }

export const SmallPhone: Story = { tags: ['variant'], globals: { viewport: { value: 'small' } } }

export const Desktop: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

/** The link and a worked example instead of the tree. */
export const NoMembers: Story = { parameters: { mock: { persona: 'newcomer' } } }

export const Failed: Story = {
  parameters: { mock: { persona: 'collector', fault: 'appAgent5UserLog:http500' } },
}

/** A branch opens level by level, by tap and by keyboard. */
export const Opened: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const found = await branches(canvas)
    const branch = found[0]
    if (!branch) throw new Error('no branch')
    await userEvent.click(branch)
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(canvas.getAllByRole('treeitem').some((item) => item.ariaLevel === '2')).toBe(true))
    branch.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-level')).toBe('2'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(branch))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'true'))
  },
}

/** From right to left a branch opens with the arrow to the left. */
export const OpenedArabic: Story = {
  tags: ['interaction-test'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [branch] = await branches(canvas)
    if (!branch) throw new Error('no branch')
    branch.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** A branch that cannot be loaded says so in its place. */
export const BranchFailed: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const found = await branches(canvas)
    // Storybook exposes the story's world as `window.mock`.
    const { mock } = window as unknown as { mock: Controls }
    await mock.fault('appAgent5UserLog:http500*1')
    const branch = found[0]
    if (!branch) throw new Error('no branch')
    await userEvent.click(branch)
    await userEvent.click(await canvas.findByText(/couldn’t load the members/))
    await waitFor(() =>
      expect(
        within(document.body)
          .getAllByRole('treeitem')
          .some((item) => item.ariaLevel === '2'),
      ).toBe(true),
    )
  },
}

/** A member of 10,000 is found by a part of the name; without the words the tree is back. */
export const Search: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'agent' } },
  play: async ({ canvas, userEvent }) => {
    const [branch] = await branches(canvas)
    const name = branch?.querySelector('bdi')?.textContent ?? ''
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, name.slice(0, 5))
    await waitFor(() => expect(canvas.queryByRole('tree')).toBeNull())
    const list = within(await canvas.findByRole('region', { name: /^Find a member/ }))
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(0))
    for (const row of list.getAllByRole('listitem'))
      await expect(row).toHaveTextContent(new RegExp(name.slice(0, 5), 'i'))
    await userEvent.clear(field)
    await canvas.findByRole('tree')
    await userEvent.type(field, 'nobody is called this')
    await canvas.findByText('Nobody found')
  },
}
