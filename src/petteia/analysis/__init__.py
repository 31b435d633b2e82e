"""Analysis: what every seat's chances are, where a game turned, what would have been better, and how much was luck."""

from __future__ import annotations

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.judging import Analysis, analyse
from petteia.analysis.report import Account, Decision, Draw, Report
from petteia.analysis.study import Evaluation, Line, Proof, Study, evaluate, study
from petteia.analysis.walk import Task

__all__ = [
    "Account",
    "Analysis",
    "AnalysisError",
    "Budget",
    "Decision",
    "Draw",
    "Evaluation",
    "Line",
    "Proof",
    "Report",
    "Study",
    "Task",
    "analyse",
    "evaluate",
    "study",
]
