import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import type { MockedPage } from '../../mocks/main/panel/pageTarget'
import { windowPanel } from '../../mocks/main/panel/windowPanel'

/** The page of the story that is shown: in the addon's frame that of the canvas, else this one. */
const shownPage = (): MockedPage => {
  const canvas = window.parent.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')
  return (canvas?.contentWindow as MockedPage | null) ?? window
}

function PanelOfCanvas() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? windowPanel(element.current, shownPage) : undefined), [])
  return <div ref={element} data-mock-panel="" style={{ position: 'fixed', inset: 0 }} />
}

/** The QA panel, as it stands beside every story: it steers the world of the story in the canvas. */
const meta = {
  title: 'workbench/Panel',
  parameters: {
    layout: 'fullscreen',
    mock: { persona: 'regular', clock: '2026-01-15T12:00:00Z', fault: 'getMail2:1003*2' },
  },
  render: () => <PanelOfCanvas />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const OfTheCanvas: Story = {}
