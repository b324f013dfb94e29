import { lookAt } from './support/look'
import { isPiece, shots, topicOf } from './support/pictures'

lookAt(shots.filter((shot) => !isPiece(shot) && topicOf(shot) !== 'jackpot'))
