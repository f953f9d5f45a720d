"""Do the laws look at a long match without playing all of it move by move?"""

import ludotheque
from ludotheque.kernel import rng
from ludotheque.kernel.trials import LONG, STRIDE, Trial


def test_a_walk_strides_through_a_long_match_but_past_no_phase() -> None:
    game = ludotheque.game("rummu")
    trial = Trial(game)
    whole = game.engine.playouts(1, 3, [0, 2000])
    assert whole.moves + whole.chance_moves > 10 * LONG
    moments = list(trial.walk(next(table for table in trial.tables if table.options["target"] == 2000)))
    done = [moment.done for moment in moments]
    assert done[: LONG + 1] == list(range(LONG + 1))
    steps = [later - earlier for earlier, later in zip(done[LONG + 1 :], done[LONG + 2 :], strict=False)]
    assert all(1 <= step <= 1 + done[-1] // STRIDE for step in steps)
    assert max(steps) > 50
    assert len(moments) < LONG + 200
    assert moments[-1].seat is None
    assert trial.engine.to_act(moments[-1].state) == 0


def test_a_stride_stops_where_a_phase_is_new_and_at_the_end() -> None:
    engine = ludotheque.game("galopp").engine
    state = engine.setup(2, [1, -1, 0, 0])
    phases = ludotheque.game("galopp").rules.Phase
    assert engine.stride(state, rng.start(1), 50, 0) == 0
    assert engine.stride(state, rng.start(1), 50, 1 << phases.ARRANGE) == 1
    assert state.phase == phases.DEAL
    assert engine.stride(state, rng.start(1), 9, 1 << phases.DEAL) == 9
    everything = (1 << len(phases)) - 1
    assert engine.stride(state, rng.start(1), 1000, everything) < 1000
    assert engine.to_act(state) == 0


def test_a_stride_is_the_same_compiled_and_interpreted() -> None:
    game = ludotheque.game("galopp")
    one, two = game.engine.setup(3, [1, -1, 0, 0]), game.interpreted.setup(3, [1, -1, 0, 0])
    words, same = rng.start(4), rng.start(4)
    assert game.engine.stride(one, words, 60, 31) == game.interpreted.stride(two, same, 60, 31) == 60
    assert one == two
    assert words == same
