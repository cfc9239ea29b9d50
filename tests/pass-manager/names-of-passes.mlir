// RUN: mlir-opt %s --pass-pipeline="builtin.module(convert-vector-to-scf,func.func(affine-raise-from-memref,affine-simplify-structures,lower-vector-multi-reduction,lower-vector-to-from-elements-to-shuffle-tree))" --mlir-print-ir-after-all -o %t 2>&1 | FileCheck %s

func.func @f() { return }

// CHECK: IR Dump After ConvertVectorToSCF (convert-vector-to-scf)
// CHECK: IR Dump After RaiseMemrefDialect (affine-raise-from-memref)
// CHECK: IR Dump After SimplifyAffineStructures (affine-simplify-structures)
// CHECK: IR Dump After LowerVectorMultiReduction (lower-vector-multi-reduction)
// CHECK: IR Dump After LowerVectorToFromElementsToShuffleTree (lower-vector-to-from-elements-to-shuffle-tree)
