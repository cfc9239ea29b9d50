// ORACLE: differs (images-of-one-element)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @resize(%a: tensor<?x1x1x3xi16>) -> tensor<?x1x1x3xi48> {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<?x1x1x3xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x3xi48>
  return %0 : tensor<?x1x1x3xi48>
}
