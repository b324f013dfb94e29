import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { useUrlValue } from '../../../src/ui/lists/filters/useUrlValue'

/** Filters live in the address, so that a reload or a shared link keeps them. */
const meta = { title: 'ui/lists/Filters' } satisfies Meta
export default meta

function TwoFilters() {
  const [, setType] = useUrlValue('type')
  const [, setText] = useUrlValue('q')
  const { search } = useLocation()
  const change = () => {
    setType('3')
    setText('dragon')
  }
  return (
    <>
      <Button onClick={change}>Filter</Button>
      <output>{search}</output>
    </>
  )
}

export const TwoAtOnce: StoryObj = {
  tags: ['interaction-test'],
  render: () => <TwoFilters />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Two filters changed before the page is rendered again are both kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
      await expect(await canvas.findByText('?type=3&q=dragon')).toBeVisible()
    })
  },
}
