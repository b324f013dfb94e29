import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { REFUSAL, refusalName } from '../../../src/contract/core/refusals'
import type { MetCodes } from '../../network/state/coverage'
import { usePanel } from '../PanelContext'
import { download } from '../pieces/copy'
import { Section } from '../pieces/Section'

const codeName = (code: number): string =>
  code === 0 ? 'ok' : `${code} ${code === REFUSAL.unauthorized ? 'unauthorized' : (refusalName(code) ?? '')}`

/** Which codes of which calls were met, and which never. */
export const CoveragePart = observer(() => {
  const panel = usePanel()
  const { calls, target } = panel
  const [codes, setCodes] = useState<Readonly<Record<string, MetCodes>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call may have met another code
  useEffect(() => {
    void panel.run(async () => setCodes(await target.mock.coverage({ codes: true })))
  }, [panel, target, calls])
  const all = Object.entries(codes)
  const met = all.filter(([, one]) => Object.keys(one.met).length > 0)
  const count = (read: (one: MetCodes) => number) => all.reduce((sum, [, one]) => sum + read(one), 0)
  const metCodes = count((one) => Object.keys(one.met).length)
  return (
    <Section title="Coverage">
      <p>
        {met.length} of {all.length} calls, {metCodes} of {metCodes + count(({ never }) => never.length)} codes.
      </p>
      <button type="button" onClick={() => download('coverage.json', JSON.stringify(codes))}>
        Save for coverage:merge
      </button>
      <ul className="coverage" aria-label="Coverage">
        {all.map(([endpoint, one]) => (
          <li key={endpoint}>
            <details>
              <summary>
                <span className="name">{endpoint}</span>
                <span className="quiet">
                  {Object.keys(one.met).length} met, {one.never.length} never
                </span>
              </summary>
              <p className="good">
                {Object.entries(one.met)
                  .map(([code, times]) => `${codeName(Number(code))} ×${times}`)
                  .join(', ') || 'None was met.'}
              </p>
              {one.never.length > 0 && <p className="quiet">Never: {one.never.map(codeName).join(', ')}</p>}
            </details>
          </li>
        ))}
      </ul>
    </Section>
  )
})
