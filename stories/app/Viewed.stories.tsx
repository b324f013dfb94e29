import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { watchViewed } from '../../src/platform/page/viewed'
import { Button } from '../../src/ui/actions/Button'

const meta = { title: 'app/Viewed', parameters: { bare: true }, tags: ['interaction-test'] } satisfies Meta
export default meta

/** Three marked boxes in a window of their own: whole, 40% and out of sight; below them what was reported. */
function Boxes() {
  const [seen, see] = useState('')
  const [banner, turn] = useState(1)
  useEffect(() => watchViewed((kind, id) => see((before) => `${before} ${kind}-${id}`)), [])
  return (
    <>
      <div data-testid="window" style={{ blockSize: 140, overflow: 'auto' }}>
        {[`banner:${banner}`, 'game:7', 'activity:8'].map((value) => (
          <a key={value.split(':')[0]} href="#box" data-viewed={value} style={{ display: 'block', blockSize: 100 }}>
            {value}
          </a>
        ))}
      </div>
      <Button onClick={() => turn(banner === 1 ? 2 : 1)}>Turn</Button>
      <output>{seen}</output>
    </>
  )
}

/** [LOG-01] A view is reported at half visibility, once per value. */
export const AtHalfVisibility: StoryObj<typeof meta> = {
  render: () => <Boxes />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const seen = () => canvas.getByRole('status').textContent
    await waitFor(() => expect(seen()).toBe(' banner-1'))
    canvas.getByTestId('window').scrollTop = 20
    await waitFor(() => expect(seen()).toBe(' banner-1 game-7'))
    canvas.getByTestId('window').scrollTop = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }))
    await waitFor(() => expect(seen()).toBe(' banner-1 game-7 banner-2'))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }))
    canvas.getByTestId('window').scrollTop = 200
    await waitFor(() => expect(seen()).toBe(' banner-1 game-7 banner-2 activity-8'))
  },
}
