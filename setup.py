"""Compile the hot modules with mypyc where that works; install them as plain Python where it does not.

A module opts in with the line `# petteia: compiled` among its first five. PETTEIA_COMPILE says what to do with them:
`auto` (the default) compiles if it can, `0` never, `1` must.
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MARKER = "# petteia: compiled"
SOURCE = Path("src")
CLIENT = Path("web/dist")  # the built browser client; a wheel carries it, so that nobody who installs it needs Node
NOTE = Path("build/not-compiled.txt")  # why the last build was not compiled, for tools/check.py

# These two choose between compiled and interpreted modules, so they cannot be compiled themselves.
NEVER = {SOURCE / "petteia/__init__.py", SOURCE / "petteia/_source.py"}

UNIX_FLAGS = (
    "-fno-semantic-interposition",  # nobody replaces our functions from outside: gcc may inline them although exported
    "-Wno-all",  # the C code is mypyc's; looking for what to warn of takes gcc as long as compiling
    "-w",
)

SHARE_OUT = "-flto=auto"  # gcc shares out the one large C file to all cores, inlining across modules as ever

# Rules are many small functions; gcc by itself stops early to put them into their callers.
INLINE = (
    "--param=max-inline-insns-auto=80",
    "--param=inline-min-speedup=5",
    "--param=inline-unit-growth=100",
    "--param=large-function-growth=300",
)

# Programs for asking the C compiler what it can do.
WITH_PYTHON = "#include <Python.h>\n"
WITH_GCC = "#ifdef __clang__\n#error this flag helps with gcc only\n#endif\n"


def wish() -> str:
    """Return what PETTEIA_COMPILE asks for: auto, 0 or 1."""
    value = os.environ.get("PETTEIA_COMPILE", "") or "auto"
    if value not in ("auto", "0", "1"):
        sys.exit(f"PETTEIA_COMPILE must be auto, 0 or 1, not {value!r}")
    return value


def hot_modules() -> list[str]:
    """Return the paths of the modules that opt in, in a fixed order."""
    hot = []
    for path in sorted(SOURCE.glob("petteia/**/*.py")):
        if "tests" in path.parts:
            continue
        with path.open(encoding="utf-8") as file:
            if MARKER in (file.readline().rstrip() for _ in range(5)):
                hot.append(path)
    if forbidden := NEVER.intersection(hot):
        sys.exit(f"{min(forbidden)} must not be compiled: remove the line {MARKER!r}")
    return [str(path) for path in hot]


def remove_extensions(folder: Path) -> None:
    """Delete every compiled module below *folder*: a stale or partial set must never be imported."""
    for pattern in ("*.so", "*.pyd"):
        for path in folder.rglob(pattern):
            path.unlink()


def compiler_takes(program: str, *flags: str) -> bool:
    """Tell whether the C compiler takes *program*, and links it where *flags* are to be tried."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(program)
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_path("include")]
            made = compiler.compile([str(probe)], output_dir=folder, include_dirs=headers, extra_postargs=list(flags))
            if flags:
                compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=list(flags))
        except Exception:  # each platform's compiler class fails in its own way
            return False
    return True


def docstrings() -> dict[str, str]:
    """Return what the hot modules say of their classes, functions and methods, by full name."""
    found: dict[str, str] = {}

    def collect(node: ast.Module | ast.ClassDef, name: str) -> None:
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                found[f"{name}.{child.name}"] = ast.get_docstring(child) or ""
            if isinstance(child, ast.ClassDef):
                collect(child, f"{name}.{child.name}")

    for path in map(Path, hot_modules()):
        collect(ast.parse(path.read_text(encoding="utf-8")), ".".join(path.relative_to(SOURCE).with_suffix("").parts))
    return found


def tell_docstrings(path: Path) -> None:
    """Write docstrings into the C code at *path*: mypyc keeps signatures only, and `help` would say nothing.

    A C name is the Python name, its modules shortened as far as they stay unique, with `___` for every dot.
    """
    known: dict[str, str] = {}
    for name, words in docstrings().items():
        parts = name.split(".")
        known |= {"___".join(parts[first:]): words for first in range(len(parts)) if words}

    def told(found: re.Match[str]) -> str:
        words = known.get(found["name"], "").encode().decode("latin-1")  # a byte a character: C escapes know no others
        escaped = re.sub("[^A-Za-z0-9]", lambda sign: f"\\{ord(sign[0]):03o}", words)
        return f'{found[0]} "{escaped}"' if words else found[0]  # C joins neighbouring strings

    code = path.read_text(encoding="utf-8")
    code = re.sub(r'\(PyCFunction\)CPyPy_(?P<name>\w+),\s+[A-Z_| ]+, PyDoc_STR\("[^"]*"', told, code)
    code = re.sub(r'CPyType_(?P<name>\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^"]*"', told, code)
    path.write_text(code, encoding="utf-8")


def expect_indices_in_range(path: Path) -> None:
    """Tell the C compiler, in the code at *path*, that an index is hardly ever wrong: mypyc does not say so of vecs.

    No index of a vec counts from its end, so a negative one is wrong at once, and no loop keeps a second count for it.
    """
    within = r"(?P<check>cpy_r_(?P<name>r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+)if \(cpy_r_(?P=name)\) goto"
    from_end = (
        r"(?P<sum>(?P<index>\w+) = \w+ \+ (?P<length>\w+);\s+\w+ = )\(uint64_t\)(?P=index) < \(uint64_t\)(?P=length);"
    )
    code = path.read_text(encoding="utf-8")
    code = re.sub(within, r"\g<check>if (likely(cpy_r_\g<name>)) goto", code)
    path.write_text(re.sub(from_end, r"\g<sum>0;", code), encoding="utf-8")


def extensions() -> list[Extension]:
    """Translate the hot modules to C: one group, so that calls between modules are direct C calls."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not needed, and perhaps absent, when nothing is compiled

    # An isolated build has no Fluent or rich to look into, so neither missing imports nor the strict settings of
    # pyproject.toml (which `make test` applies) count here. No multi_file: in one C file gcc inlines across modules.
    options = ["--config-file=", "--ignore-missing-imports"]
    found = mypycify([*options, *hot_modules()], opt_level="3", debug_level="0", group_name="petteia")
    for path in {source for extension in found for source in extension.sources if "__native" in Path(source).name}:
        tell_docstrings(Path(path))
        expect_indices_in_range(Path(path))
    is_unix = new_compiler().compiler_type == "unix"
    for extension in found:
        extension.depends.append("setup.py")  # flags may have changed
        if is_unix:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    if is_unix and compiler_takes(WITH_GCC, SHARE_OUT, *INLINE):
        whole = found[0]  # all the code is in it; the others only point at it
        whole.extra_compile_args = [*whole.extra_compile_args, SHARE_OUT, *INLINE]
        whole.extra_link_args = [*whole.extra_link_args, *whole.extra_compile_args]
    return found


class PetteiaDistribution(Distribution):
    """Has extension modules if any module opts in; they are translated only when built, for that takes long."""

    interpreted = False

    def has_ext_modules(self) -> bool:
        return not self.interpreted and wish() != "0" and bool(hot_modules())


class BuildPython(build_py):
    """Start from nothing: neither removed files in build/ nor old extensions in src/ may survive."""

    def run(self) -> None:
        if self.editable_mode:
            remove_extensions(SOURCE)
        else:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if self.editable_mode:
            return
        if CLIENT.is_dir():
            shutil.copytree(CLIENT, Path(self.build_lib, "petteia/server/static"))
        else:
            print(f"petteia: NO BROWSER CLIENT goes in: {CLIENT} is missing (make setup)", file=sys.stderr)


class BuildExtensions(build_ext):
    """Build all extensions or none."""

    def run(self) -> None:
        if self.inplace:
            remove_extensions(SOURCE)
        NOTE.unlink(missing_ok=True)
        if not hot_modules():
            return
        if wish() == "0":
            self.stay_interpreted("PETTEIA_COMPILE=0")
        elif not compiler_takes(WITH_PYTHON):
            self.stay_interpreted(
                "no C compiler with Python's headers (Debian, Ubuntu: sudo apt install gcc python3-dev)"
            )
        else:
            try:
                self.distribution.ext_modules = extensions()
                self.swig_opts = None  # the one option that cannot be finalized twice
                self.finalize_options()
                self.parallel = os.cpu_count()  # a small file per module, next to the one that takes long
                super().run()
            except (Exception, SystemExit) as error:  # mypyc reports errors in the source by exiting
                self.stay_interpreted(f"compiling failed, see above ({type(error).__name__}: {str(error)[:80]})")

    def stay_interpreted(self, reason: str) -> None:
        """Undo what was built, say why, and let the installation go on, unless compiling was demanded."""
        self.extensions = self.distribution.ext_modules = []
        remove_extensions(Path(self.build_lib))
        if self.inplace:
            remove_extensions(SOURCE)
        NOTE.parent.mkdir(exist_ok=True)
        NOTE.write_text(reason + "\n", encoding="utf-8")
        if wish() == "1":
            sys.exit(f"petteia: PETTEIA_COMPILE=1, but {reason}")
        print(f"petteia: NOT COMPILED, the rules will run interpreted, many times slower: {reason}", file=sys.stderr)
        self.distribution.interpreted = True
        if wheel := self.distribution.get_command_obj("bdist_wheel", create=False):
            wheel.root_is_pure = True


wish()
setup(
    distclass=PetteiaDistribution,
    ext_modules=[],
    cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions},
)
