import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useIsRoute } from '../../stores/react/isRoute'
import { Art } from '../../ui/art/Art'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'
import { SectionHead } from '../../ui/data/SectionHead'
import { useQuestions } from './useQuestions'

/** Without a chat: questions from the player's own data, each leads to what it is about. */
export const OwnQuestions = observer(function OwnQuestions({ order }: { order: string | null }) {
  const { t } = useTranslation()
  const isRoute = useIsRoute()
  const questions = useQuestions(order)
  return (
    <section>
      <SectionHead title={t('service.yours')} />
      <List label={t('service.yours')}>
        {questions.map(
          ({ art, text, path }) =>
            isRoute(path) && <ListRow key={text} title={text} start={<Art name={art} size={24} />} to={path} />,
        )}
      </List>
    </section>
  )
})
