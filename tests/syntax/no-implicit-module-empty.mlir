// RUN: not mlir-opt %s --no-implicit-module 2>&1 | FileCheck %s --check-prefix=EMPTY

// empty

// EMPTY: {{.*:[0-9]+:[0-9]+}}: error: source must contain a single top-level operation, found: 0
