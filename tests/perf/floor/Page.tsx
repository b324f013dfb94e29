import styled from '@emotion/styled'
import i18next from 'i18next'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'

class Taps {
  count = 0
  constructor() {
    makeAutoObservable(this)
  }
  add() {
    this.count += 1
  }
}

const taps = new Taps()
const themes = Array.from({ length: 6 }, (_, index) => ({ ink: `rgb(${20 * index} 0 0)` }))

/** A heading, a button and a link. */
export const Page = observer(function Page({ to }: { to: string }) {
  return (
    <main>
      <Heading ink={themes[taps.count % themes.length]?.ink}>{i18next.t('brand')}</Heading>
      <button type="button" onClick={() => taps.add()}>
        {taps.count}
      </button>
      <Link to={to}>{i18next.t('action.back')}</Link>
    </main>
  )
})

const Heading = styled.h1<{ ink: string | undefined }>`
  color: ${({ ink }) => ink};
`
