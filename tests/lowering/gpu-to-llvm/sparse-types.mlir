// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%n: index, %b: memref<?xf16>, %t: !gpu.async.token) {
  %c, %t1 = gpu.create_coo_aos async [%t] %n, %n, %n, %b, %b : memref<?xf16>, memref<?xf16>
  "x.u"(%c) : (!gpu.sparse.spmat_handle) -> ()
  return
}

