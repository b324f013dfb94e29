import { lookAt } from './support/look'
import { shots, topicOf } from './support/pictures'

lookAt(shots.filter((shot) => topicOf(shot) === 'jackpot'))
