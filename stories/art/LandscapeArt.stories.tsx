import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePage } from '../../.storybook/modes'
import { LandscapeArt } from '../../src/ui/art/thumb/LandscapeArt'

const meta: Meta = { title: 'art/Landscape art', parameters: { router: false } }
export default meta
type Story = StoryObj

/** Names of one short and of two long words. */
export const Names: Story = {
  parameters: { chromatic: onePage },
  render: () => (
    <Tiles>
      {['Ink', 'Waltzing Carnival', 'Candlelight Championship'].map((name, id) => (
        <li key={name}>
          <LandscapeArt id={id} name={name}>
            12,480.50
          </LandscapeArt>
        </li>
      ))}
    </Tiles>
  ),
}

const Tiles = styled.ul`
  display: grid;
  gap: 12px;
  inline-size: 240px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    aspect-ratio: 16 / 10;
  }
`
