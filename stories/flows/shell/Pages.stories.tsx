import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BootFailedPage } from '../../../src/app/pages/BootFailedPage'
import { EmptyPage } from '../../../src/app/pages/EmptyPage'
import { EndedPage } from '../../../src/app/pages/EndedPage'
import { FailedPage } from '../../../src/app/pages/FailedPage'
import { PageSkeleton } from '../../../src/app/pages/PageSkeleton'
import { HomeSkeleton } from '../../../src/features/home/HomeSkeleton'
import { MemberSkeleton } from '../../../src/features/member/MemberSkeleton'
import { allSix } from '../../support/allSix'

const meta: Meta = {
  title: 'shell/Pages',
  parameters: { mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj

const inSix: Story = {
  ...allSix,
  parameters: { ...allSix.parameters, chromatic: { disableSnapshot: true, modes: {} } },
}

const titled = (name: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 1, name })).toHaveLength(6)
  }
}

/** While a page's code comes: its shape, under its real title. */
export const Skeleton: Story = {
  ...inSix,
  render: () => <PageSkeleton title="Wallet" />,
  play: titled('Wallet'),
}

export const LobbySkeleton: Story = { ...inSix, render: () => <HomeSkeleton /> }

export const OwnPageSkeleton: Story = { ...inSix, render: () => <MemberSkeleton /> }

/** A page that has nothing to show, under its real title. */
export const Empty: Story = { ...inSix, render: () => <EmptyPage title="Your games" />, play: titled('Your games') }

/** An activity that is over. */
export const Ended: Story = { ...inSix, render: () => <EndedPage /> }

/** Something went wrong inside the page. */
export const InternalServerError: Story = {
  ...inSix,
  render: () => <FailedPage onRetry={() => undefined} />,
  play: titled('Internal Server Error'),
}

/** The very start did not succeed. */
export const StartFailed: Story = { ...inSix, render: () => <BootFailedPage /> }
