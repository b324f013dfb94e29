import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { showTypeOf, vipOf } from '../../../domain/vip/vipLevel'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import type { Modals } from '../../../stores/shell/modals'
import { VipStore } from '../../../stores/vip/VipStore'
import { Button } from '../../../ui/actions/Button'
import { Medal } from '../../../ui/art/medal/Medal'
import { Rays } from '../../../ui/art/scene/Rays'
import { Confetti } from '../../../ui/feedback/Confetti'
import { useModal } from '../../../ui/overlays/useModal'
import { LevelUpResult } from './LevelUpResult'
import { Foil, Inside, MedalPlace, Outside, RaysPlace, Reached, Root, Skip, Title } from './levelUpStyles'
import { medalShape } from './medalShape'
import { useStage } from './useStage'

/** Beyond every corner of the window; the star's inner corners, too. */
const COVERS = 260

/**
 * A new VIP level: the old medal, then the new theme opens from it in the shape of the new medal, then its
 * benefits. Two themes side by side are two `data-vip`; the page below changes once it is covered.
 */
export const LevelUpModal = observer(function LevelUpModal({ from, to }: Modals['levelUp']) {
  const { config, member, modals } = useStores()
  const { info } = useFeature(VipStore)
  const { t } = useTranslation()
  const map = config.config?.appVipMap ?? {}
  const [before, after] = [showTypeOf(map, from), showTypeOf(map, to)]
  const changes = before !== after
  const { stage, skip } = useStage(changes)
  const isDone = stage === 'done'
  const close = () => modals.close('levelUp')
  // Escape and Back first lead to the result.
  const { dialogProps } = useModal({ onClose: isDone ? close : skip, locked: false })
  useEffect(() => {
    void info.load()
  }, [info])
  useEffect(() => {
    if (isDone) member.showLevel()
  }, [isDone, member])
  const tier = vipOf(map, to)?.tier ?? ''
  const ribbon = (level: number) => t('levelUp.level', { level })
  const clip = { '--closed': medalShape(after, 0), '--open': medalShape(after, COVERS) }
  return (
    <Root {...dialogProps} aria-label={t('levelUp.title', { level: to, tier })}>
      <Outside data-vip={before}>
        {!isDone && (
          <>
            <RaysPlace>
              <Rays />
            </RaysPlace>
            <MedalPlace>
              <Medal vip={before} size={184} ribbon={ribbon(from)} />
            </MedalPlace>
            <Reached>
              <Title>{t('levelUp.reached', { level: to })}</Title>
              <p>{t('levelUp.stays')}</p>
            </Reached>
          </>
        )}
      </Outside>
      {stage !== 'reached' && (
        // The variables are our own.
        <Foil data-vip={after} data-stage={stage} style={clip as React.CSSProperties}>
          <Inside style={clip as React.CSSProperties}>
            <RaysPlace>
              <Rays />
            </RaysPlace>
            <MedalPlace data-small={isDone || undefined}>
              <Medal vip={after} size={isDone ? 160 : 184} ribbon={ribbon(to)} />
            </MedalPlace>
            {isDone && <LevelUpResult from={from} to={to} welcome={changes ? tier : null} onClose={close} />}
            <Confetti wave={isDone ? 'burst' : undefined} />
          </Inside>
        </Foil>
      )}
      {!isDone && (
        <Skip>
          <Button variant="secondary" size="sm" data-autofocus onClick={skip}>
            {t('levelUp.skip')}
          </Button>
        </Skip>
      )}
    </Root>
  )
})
