"""Show what the checks of Lastboat compare when one fails."""

import pytest

pytest.register_assert_rewrite("lastboat.testing")
