// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func private @a()
func.func private @a()
func.func private @b()
func.func private @b()

// CHECK: :4:1: error: redefinition of symbol named 'a'
