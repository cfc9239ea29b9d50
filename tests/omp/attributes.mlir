// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

module attributes {omp.is_target_device = true, omp.is_gpu = false, omp.flags = #omp.flags<>, omp.version = #omp.version<version = 50>, omp.requires = #omp<clause_requires none>, omp.target_triples = ["a"]} {}

// -----

func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>}

// -----

llvm.mlir.global external @x() {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : i32
