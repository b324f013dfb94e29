import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { PageHead } from '../../../src/ui/navigation/PageHead'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/navigation/Page header',
  tags: ['autodocs'],
  component: PageHead,
  args: { title: 'Reward history' },
  parameters: { router: false },
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
  tags: ['interaction-test'],
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
  tags: ['interaction-test'],
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
