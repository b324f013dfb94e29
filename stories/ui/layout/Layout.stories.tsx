import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHead } from '../../../src/ui/data/SectionHead'
import { Columns } from '../../../src/ui/layout/Columns'
import { ContentsPage } from '../../../src/ui/layout/ContentsPage'
import { MainAside } from '../../../src/ui/layout/MainAside'
import { PageColumn } from '../../../src/ui/layout/PageColumn'
import { Panel } from '../../../src/ui/layout/Panel'
import { Stack } from '../../../src/ui/layout/Stack'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/layout/Layout',
  tags: ['autodocs', 'stable', 'variant'],
  parameters: {
    bare: true,
    guide: {
      use: 'What pages are built of: PageColumn around the page, Stack for parts one below the other, Panel for a group on a surface, and Columns or MainAside for two columns on a wide window. ContentsPage is for a long text with a table of contents.',
      avoid:
        'Do not put a Panel inside a Panel. A page for one task, with its button at the bottom edge, is a TaskPage, and rows that lead to a page are a List with ListRow.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A page of two columns on a wide window, one below the other on a phone. */
export const Page: Story = {
  render: () => (
    <PageColumn>
      <Columns>
        <Stack>
          <Panel>First</Panel>
          <Panel>Second</Panel>
        </Stack>
        <Panel>
          <span>Third</span>
          <span>Fourth</span>
        </Panel>
      </Columns>
    </PageColumn>
  ),
}

export const AllSix: Story = { ...Page, ...allSix, parameters: { ...allSix.parameters, bare: false } }

/** A page with a narrower column beside its main part on a wide window. */
export const WithAside: Story = {
  render: () => (
    <PageColumn>
      <MainAside>
        <div>
          <Panel>Main part</Panel>
        </div>
        <div>
          <Panel>Beside it</Panel>
        </div>
      </MainAside>
    </PageColumn>
  ),
}

const sections = ['First section', 'Second section', 'W'.repeat(200)].map((title, index) => ({
  id: `part-${index}`,
  title,
}))

/** A page to read: its contents beside the text on a wide window, folded above it on a phone. */
export const PageToRead: Story = {
  render: () => (
    <ContentsPage title="Terms" note="Last updated March 1, 2026" label="Contents" contents={sections}>
      {sections.map(({ id, title }) => (
        <section key={id} id={id}>
          <SectionHead title={title} />
          <p>A paragraph.</p>
        </section>
      ))}
    </ContentsPage>
  ),
}

/** One surface holds what belongs together. */
export const Do: Story = {
  render: () => (
    <PageColumn>
      <Panel>
        <span>Balance: 9,800.00</span>
        <span>Ready to withdraw: 4,200.00</span>
      </Panel>
    </PageColumn>
  ),
}

/** Panels within a panel take width and add edges that mean nothing; put the lines straight into one Panel. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <PageColumn>
      <Panel>
        <Panel>Balance: 9,800.00</Panel>
        <Panel>Ready to withdraw: 4,200.00</Panel>
      </Panel>
    </PageColumn>
  ),
}
