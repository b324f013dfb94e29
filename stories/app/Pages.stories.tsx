import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BootFailedPage } from '../../src/app/pages/BootFailedPage'
import { EndedPage } from '../../src/app/pages/EndedPage'
import { FailedPage } from '../../src/app/pages/FailedPage'
import { PageSkeleton } from '../../src/app/pages/PageSkeleton'
import { ShelvesSkeleton } from '../../src/features/home/shelves/ShelvesSkeleton'
import { MemberSkeleton } from '../../src/features/member/MemberSkeleton'
import { allSix } from '../support/allSix'

const meta: Meta = {
  title: 'app/Loading and empty pages',
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

/** Shown under the page's title while its code loads. */
export const Skeleton: Story = {
  ...inSix,
  render: () => <PageSkeleton title="Wallet" />,
  play: titled('Wallet'),
}

export const LobbySkeleton: Story = { ...inSix, render: () => <ShelvesSkeleton /> }

export const MemberSkeletonPage: Story = { ...inSix, render: () => <MemberSkeleton wide={false} /> }

/** An activity that has ended. */
export const Ended: Story = { ...inSix, render: () => <EndedPage /> }

/** A render error inside the page. */
export const InternalServerError: Story = {
  ...inSix,
  render: () => <FailedPage onRetry={() => undefined} />,
  play: titled('Internal Server Error'),
}

/** Start-up failed. */
export const StartFailed: Story = { ...inSix, render: () => <BootFailedPage /> }
