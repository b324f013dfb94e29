import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { theme } from '../../src/theme/theme'
import { Icon } from '../../src/ui/art/icons/Icon'
import * as icons from '../../src/ui/art/icons/icons'
import { SearchField } from '../../src/ui/fields/SearchField'
import { Controlled } from '../support/Controlled'

const meta = {
  title: 'foundations/Icons',
  render: () => (
    <Controlled initial="">
      {(wanted, set) => (
        <>
          <SearchField label="Search icons" clearLabel="Clear" placeholder="Search" value={wanted} onChange={set} />
          <Grid>
            {Object.entries(icons)
              .filter(([name]) => name.toLowerCase().includes(wanted.toLowerCase()))
              .map(([name, icon]) => (
                <li key={name}>
                  <Icon of={icon} size={28} />
                  <code>{name}</code>
                </li>
              ))}
          </Grid>
        </>
      )}
    </Controlled>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Phosphor icons, inlined at build time: an icon ships with the chunk that uses it. */
export const All: Story = {}

export const AllTest: Story = {
  ...All,
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)
    await userEvent.type(canvas.getByRole('searchbox'), 'crown')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: 14px 8px;
  margin-block-start: 16px;
  li {
    display: grid;
    gap: 6px;
    justify-items: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: center;
  }
  code {
    ${theme.type.labelSm};
    color: ${theme.color.text.secondary};
  }
`
