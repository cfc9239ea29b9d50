// RUN: not mlir-opt %s --no-implicit-module 2>&1 | FileCheck %s --check-prefix=TWO

func.func private @f()
func.func private @g()

// TWO: {{.*:[0-9]+:[0-9]+}}: error: source must contain a single top-level operation, found: 2
