import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { PageHead } from '../../../src/ui/navigation/PageHead'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/navigation/Page header',
  tags: ['autodocs', 'stable', 'variant'],
  component: PageHead,
  args: { title: 'Reward history' },
  parameters: {
    router: false,
    guide: {
      use: 'The header of a page without the top bar: Back, a short title, and at most one IconLink. What else must be said goes into the note below the title.',
      avoid:
        'TaskPage and ContentsPage have it built in. For a heading within a page take SectionHead; a Sheet or Dialog has a title of its own.',
    },
  },
  render: (args) => (
    <MemoryRouter initialEntries={['/member']}>
      <Routes>
        <Route path="/" element={<PageHead title="Home" />} />
        <Route path="/member" element={<Link to="/record">Records</Link>} />
        <Route path="/record" element={<PageHead {...args} />} />
      </Routes>
    </MemoryRouter>
  ),
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

/** Back to the previous page. */
export const FromPage: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Records' }))
    await expect(await canvas.findByRole('heading', { name: 'Reward history' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('link', { name: 'Records' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Records' }))
  },
}

/** Opened by an external link: back leads home. */
export const FromOutside: Story = {
  tags: ['interaction-test', '!variant'],
  render: (args) => (
    <MemoryRouter initialEntries={['/record']}>
      <Routes>
        <Route path="/" element={<PageHead title="Home" />} />
        <Route path="/record" element={<PageHead {...args} />} />
      </Routes>
    </MemoryRouter>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible()
  },
}

export const AllSix: Story = allSix

/** A short title names the page, and the note says the rest. */
export const Do: Story = {
  args: { note: 'The last 90 days' },
  render: (args) => (
    <MemoryRouter>
      <PageHead {...args} />
    </MemoryRouter>
  ),
}

/** A sentence as a title wraps into several lines; shorten it, and move the rest to the note. */
export const Dont: Story = {
  ...Do,
  name: 'Don’t',
  args: { title: 'All the rewards that you have claimed or missed in the last 90 days' },
}
